import type { ReactNode } from 'react';
import { useSay } from '../app/language.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Page } from './Page.tsx';
import './credits.css';

const LICENCES = [
  {
    what: 'credits.code',
    text: 'credits.codeText',
    name: 'MIT',
    at: 'https://opensource.org/license/mit',
  },
  {
    what: 'credits.words',
    text: 'credits.wordsText',
    name: 'CC BY-SA 4.0',
    at: 'https://creativecommons.org/licenses/by-sa/4.0/',
  },
  {
    what: 'credits.icons',
    text: 'credits.iconsText',
    name: 'CC BY 3.0',
    at: 'https://creativecommons.org/licenses/by/3.0/',
  },
  {
    what: 'credits.fonts',
    text: 'credits.fontsText',
    name: 'SIL OFL 1.1',
    at: 'https://openfontlicense.org/',
  },
] as const;

/** Whose work this is, and what others may do with it. */
export function Credits(): ReactNode {
  const say = useSay();
  return (
    <Page title={say.ui('credits.title')}>
      <Panel>
        <p className="credits-notice">{say.ui('game.unofficial')}</p>
        <p>{say.ui('credits.designer')}</p>
      </Panel>
      <Panel title={say.ui('credits.licences')}>
        <dl className="credits">
          {LICENCES.map(({ what, text, name, at }) => (
            <div key={what}>
              <dt>{say.ui(what)}</dt>
              <dd>
                {say.ui(text)}{' '}
                <a href={at} rel="noreferrer">
                  {name}
                </a>
              </dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Panel title={say.ui('credits.private')}>
        <p>{say.ui('credits.privateText')}</p>
      </Panel>
    </Page>
  );
}
