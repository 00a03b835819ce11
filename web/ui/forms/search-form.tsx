import { Form } from 'react-router';
import classes from './search-field.module.css';
import { SearchField } from './search-field.tsx';

type Props = {
  /** Where the results are: `?q=` is added. */
  action: string;
  id: string;
  label: string;
  hint?: string;
  words: string;
  go: string;
};

/** A plain form: it works before hydration, and its result has a URL. */
export function SearchForm({ action, ...field }: Props) {
  return (
    <Form action={action} role="search" className={classes.form} key={field.words}>
      <SearchField {...field} wraps />
    </Form>
  );
}
