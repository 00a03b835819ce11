import type { ComponentProps, ReactNode } from 'react';
import { ApiError } from '#web/lib/api-error.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageMeta } from '#web/ui/page-meta.tsx';
import { PageWaiting } from '#web/ui/page-waiting.tsx';
import layout from './layout.module.css';

type LostProps = Pick<ComponentProps<typeof PageHead>, 'back' | 'takeFocus'> &
  Pick<ComponentProps<typeof LinkButton>, 'to' | 'icon'> & {
    title: string;
    hint: string;
    /** The words of the way on. */
    children: ReactNode;
  };

/** What the address names is not there. */
export function LostPage({ title, hint, to, icon, children, ...head }: LostProps) {
  return (
    <>
      <PageMeta title={title} lead={hint} />
      <PageHead title={title} {...head} />
      <div className={`wrap ${layout.page}`}>
        <Card>
          <EmptyState
            picture="/media/lost.svg"
            title={title}
            actions={
              <LinkButton to={to} icon={icon}>
                {children}
              </LinkButton>
            }
          >
            <p>{hint}</p>
          </EmptyState>
        </Card>
      </div>
    </>
  );
}

type Props = { error: unknown; onRetry: () => void; lost: ReactNode };

/** A page whose one thing could not be loaded: it is not there, or the line is bad. */
export function LoadTrouble({ error, onRetry, lost }: Props) {
  // The 401 rule is already on its way to the login page.
  if (error instanceof ApiError && error.status === 401) return <PageWaiting />;
  if (error instanceof ApiError && error.status < 500) return lost;
  return (
    <div className={`wrap ${layout.page}`}>
      <LoadFailed error={error} onRetry={onRetry} />
    </div>
  );
}
