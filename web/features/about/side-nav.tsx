import { Link, useLocation } from 'react-router';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import classes from './side-nav.module.css';

type Props = {
  label: string;
  places: readonly { id: string; label: string; note?: string | number }[];
};

/** The table of contents of a long page: next to it on a computer, above it on a phone. */
export function SideNav({ label, places }: Props) {
  const { search, hash } = useLocation();
  // Cached pages are shared by all queries, so the server leaves it out.
  const kept = useHydrated() ? search : '';
  const here = decodeURIComponent(hash.slice(1));
  return (
    <nav className={classes.nav} aria-label={label} data-read-aloud="off">
      <p className={classes.label} aria-hidden="true">
        {label}
      </p>
      <ul>
        {places.map((place) => (
          <li key={place.id}>
            <Link
              to={{ search: kept, hash: `#${place.id}` }}
              aria-current={place.id === here ? 'true' : undefined}
            >
              <span>{place.label}</span>
              {place.note !== undefined && (
                <span className={classes.note} aria-hidden="true">
                  {place.note}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
