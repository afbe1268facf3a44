import { memo } from 'react';
import { type VistaName, vista } from './vista.ts';
import './vista.css';

/** Which part of a landscape stays when the screen is too narrow or too flat for all of it. */
export type VistaKeep = 'xMidYMid' | 'xMaxYMax' | 'xMidYMin' | 'xMidYMax';

export type VistaProps = {
  readonly name: VistaName;
  readonly seed?: string | undefined;
  readonly keep?: VistaKeep | undefined;
  readonly className?: string | undefined;
};

/** A landscape that fills its place, as an ornament. */
export const Vista = memo(function Vista({ name, seed, keep = 'xMidYMax', className }: VistaProps) {
  const { markup, viewBox } = vista(name, seed);
  return (
    <svg
      className={className === undefined ? 'vista' : `vista ${className}`}
      viewBox={viewBox}
      preserveAspectRatio={`${keep} slice`}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, as markup
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
});
