import '../parts/look.ts';
import { type ReactNode, useEffect } from 'react';
import { useSay } from '../app/language.tsx';
import { hashOf } from '../app/route.ts';
import { LinkButton } from '../parts/Button.tsx';
import { LanguagePicker } from '../parts/LanguagePicker.tsx';
import { Sign } from '../parts/Sign.tsx';
import { Toasts } from '../parts/Toasts.tsx';
import { useHeading } from '../parts/useHeading.ts';
import { Sea } from './home/Sea.tsx';
import './page.css';

type PageProps = { readonly title: string; readonly children: ReactNode };

/** A page of paper over the sea, with the way home. Whoever listens hears its title first. */
export function Page({ title, children }: PageProps): ReactNode {
  const say = useSay();
  const heading = useHeading();
  useEffect(() => {
    document.title = `${title} · Charterstone`;
  }, [title]);
  return (
    <div className="page">
      <Sea />
      <div className="page-veil" aria-hidden="true" />
      <header className="page-bar">
        <LinkButton look="quiet" className="page-back" href={hashOf({ at: 'home' })}>
          <Sign name="back" />
          <span>{say.ui('page.home')}</span>
        </LinkButton>
        <LanguagePicker />
      </header>
      <main className="page-main">
        <h1 ref={heading} tabIndex={-1} className="page-title">
          {title}
        </h1>
        {children}
      </main>
      <Toasts />
    </div>
  );
}
