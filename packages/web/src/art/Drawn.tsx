import { memo } from 'react';
import './art.css';

export type DrawnProps = {
  readonly markup: string;
  readonly viewBox: string;
  /** What it shows, for those who do not see it; without a name it is an ornament. */
  readonly name?: string | undefined;
  readonly className?: string | undefined;
};

/** A drawing as a picture of its own. The markup is made by this folder's functions, which escape every text they are given. */
export const Drawn = memo(function Drawn({ markup, viewBox, name, className }: DrawnProps) {
  const body = { __html: markup };
  const look = className === undefined ? 'drawn' : `drawn ${className}`;
  if (name === undefined)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, as markup
    return <svg className={look} viewBox={viewBox} aria-hidden="true" dangerouslySetInnerHTML={body} />;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, as markup
    <svg className={look} viewBox={viewBox} role="img" aria-label={name} dangerouslySetInnerHTML={body} />
  );
});

export type DrawnGroupProps = { readonly markup: string; readonly className?: string | undefined };

/** A drawing inside another picture; its place is the parent's business. */
export const DrawnGroup = memo(function DrawnGroup({ markup, className }: DrawnGroupProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, as markup
  return <g className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
});
