import { STYLE } from './style.ts';
import { tag } from './svg.ts';

/** A page of its own that needs nothing from elsewhere: its style is within it. */
export function documentOf(title: string, body: string, moreStyle = ''): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    tag(
      'head',
      {},
      '<meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      tag('title', {}, title),
      tag('style', {}, `${STYLE}${moreStyle}`),
    ),
    tag('body', {}, body),
    '</html>\n',
  ].join('\n');
}
