import type { ComponentProps, ReactNode } from 'react';
import { ApiError } from '#web/lib/api/api-error.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';
import layout from './layout.module.css';

type LostProps = Pick<ComponentProps<typeof PageHead>, 'back' | 'takeFocus'> &
  Pick<ComponentProps<typeof LinkButton>, 'to' | 'icon'> & {
    title: string;
    hint: string;
    /** The label of the link. */
    children: ReactNode;
  };

/** The URL's target does not exist. */
export function LostPage({ title, hint, to, icon, children, ...head }: LostProps) {
  return (
    <>
      <PageMeta title={title} lead={hint} />
      <PageHead title={title} {...head} />
      <div className={`stack wrap ${layout.page}`}>
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

/** A page whose data failed to load: missing, or a network error. */
export function LoadTrouble({ error, onRetry, lost }: Props) {
  // The 401 rule is already redirecting to the login page.
  if (error instanceof ApiError && error.status === 401) return <PageWaiting />;
  if (error instanceof ApiError && error.status < 500) return lost;
  return (
    <div className={`stack wrap ${layout.page}`}>
      <LoadFailed error={error} onRetry={onRetry} />
    </div>
  );
}
