export const PACKED: string;
export function isPacked(): boolean;
export function packRules(): Promise<void>;
