import { useState } from 'react';
import { useNavigate } from 'react-router';
import { listPeople, type PersonRow, type WholePerson } from '#contract/account/people-office.ts';
import { type MergeField, type MergePlan, mergePeople } from '#contract/account/person-merge.ts';
import { type Locale, localeNames } from '#i18n/pick-locale.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { sayEnding } from '#web/lib/i18n/say-phone.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { MessagePreview } from '#web/office/ui/message-preview.tsx';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { PersonName, shortName } from '#web/office/ui/person-name.tsx';
import { FilterSearch } from '#web/office/ui/table/filter-bar.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import classes from './people.module.css';
import { SideChoice } from './side-choice.tsx';

function Amounts({ amounts }: { amounts: MergePlan['moves'] }) {
  const { t } = useTranslation();
  return (
    <ul>
      {amounts.map(({ part, count }) => (
        <li key={part}>
          {t(`office.people.part.${part}`)}: {count}
        </li>
      ))}
    </ul>
  );
}

function FindDouble({
  person,
  onChoose,
}: {
  person: WholePerson;
  onChoose: (double: PersonRow) => void;
}) {
  const { t } = useTranslation();
  const [keyword, setKeyword] = useState(person.chineseName ?? person.lastName);
  const { loaded } = useCall(listPeople, {
    query: { keyword, userType: person.userType, pageSize: '10' },
  });
  const found = (loaded.data?.records ?? []).filter((one) => one.userId !== person.userId);
  return (
    <div className={classes.form}>
      <p>{t('office.people.mergeLead')}</p>
      <FilterSearch label={t('office.people.search')} value={keyword} onChange={setKeyword} />
      {loaded.status === 'success' && !found.length && <p>{t('office.people.nobody')}</p>}
      <ul className={classes.list}>
        {found.map((one) => (
          <li key={one.userId} className={classes.found}>
            <span>
              <PersonName person={one} />
              <span className="muted">
                {sayEnding(one.phoneEnding)} {one.email}
              </span>
            </span>
            <ToolButton onClick={() => onChoose(one)}>{t('office.people.choose')}</ToolButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Take = { take: readonly MergeField[]; onTake: (take: MergeField[]) => void };

/** What the two accounts say differently, side by side. */
function FieldChoices({ plan, take, onTake }: Take & { plan: MergePlan }) {
  const { t } = useTranslation();
  if (!plan.fields.length) return null;
  const say = (field: MergeField, value: string) =>
    field === 'locale' ? localeNames[value as Locale] : value;
  return (
    <div className={classes.form}>
      <h3>{t('office.people.differs')}</h3>
      <p>{t('office.people.differsLead')}</p>
      <div className="stack gap-10">
        {plan.fields.map(({ field, keep, double }) => (
          <SideChoice
            key={field}
            legend={t(`office.people.mergeField.${field}`)}
            sides={[
              {
                side: 'keep',
                label: t('office.people.stays'),
                value: say(field, keep),
                disabled: !keep,
              },
              { side: 'double', label: t('office.people.goes'), value: say(field, double) },
            ]}
            chosen={!keep || take.includes(field) ? 'double' : 'keep'}
            onChoose={(side) => {
              const rest = take.filter((one) => one !== field);
              onTake(side === 'double' ? [...rest, field] : rest);
            }}
          />
        ))}
      </div>
      {plan.overflow.map((what) => (
        <AlertPanel key={what} kind="wait" title={t(`office.personEdit.field.${what}`)}>
          <p>{t('office.people.overflow')}</p>
        </AlertPanel>
      ))}
    </div>
  );
}

function PlanView({ plan, ...taking }: Take & { plan: MergePlan }) {
  const { t } = useTranslation();
  return (
    <div className={classes.form}>
      <div className={classes.pair}>
        {(['keep', 'double'] as const).map((side) => (
          <div key={side} className={classes.side} data-stays={side === 'keep' || undefined}>
            <p className="muted">
              {t(side === 'keep' ? 'office.people.stays' : 'office.people.goes')}
            </p>
            <PersonName person={plan[side]} />
            <span className="muted">{sayEnding(plan[side].phoneEnding)}</span>
          </div>
        ))}
      </div>
      <FieldChoices plan={plan} {...taking} />
      <div>
        <h3>{t('office.people.moves')}</h3>
        {plan.moves.length ? (
          <Amounts amounts={plan.moves} />
        ) : (
          <p>{t('office.people.movesNothing')}</p>
        )}
      </div>
      {plan.stays.length > 0 && (
        <AlertPanel kind="wait" title={t('office.people.conflicts')}>
          <p>{t('office.people.conflictsLead')}</p>
          <Amounts amounts={plan.stays} />
        </AlertPanel>
      )}
      <p>{t('office.people.theyRead')}</p>
      <MessagePreview messages={plan.messages} />
    </div>
  );
}

type Props = { person: WholePerson; onClose: () => void; onDone: () => void };

/** Merges a duplicate account: find it, preview what moves and which one stays, confirm. */
export function MergeDialog({ person, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [plan, setPlan] = useState<MergePlan | null>(null);
  const [take, setTake] = useState<MergeField[]>([]);
  const { busy, run } = useAction();

  const planOf = async (keepId: string, doubleId: string) =>
    setPlan(await call(mergePeople, { params: { userId: keepId }, body: { doubleId } }));
  const planFor = (keepId: string, doubleId: string) => run(() => planOf(keepId, doubleId));
  const merge = ({ keep, double, plan: seen }: MergePlan) =>
    run(async () => {
      try {
        const body = { doubleId: double.userId, plan: seen, take };
        await call(mergePeople, { params: { userId: keep.userId }, body });
      } catch (error) {
        // The plan may be outdated: load it again. If that fails too, the first error is reported.
        await planOf(keep.userId, double.userId).catch(() => undefined);
        throw error;
      }
      notifySuccess(t('office.people.merged'));
      onDone();
      navigate(`/office/people/${keep.userId}`);
    });

  const name = shortName(plan?.keep ?? person);
  return (
    <OfficeDialog wide title={t('office.people.mergeTitle', { name })} onClose={onClose}>
      {!plan && (
        <FindDouble person={person} onChoose={(double) => planFor(person.userId, double.userId)} />
      )}
      {plan && (
        <div className={classes.form}>
          <PlanView plan={plan} take={take} onTake={setTake} />
          <DialogFoot
            action={t('office.people.mergeNow')}
            variant="danger"
            size="normal"
            busy={busy}
            onAction={() => merge(plan)}
            away={t('office.people.back')}
            onAway={() => {
              setTake([]);
              setPlan(null);
            }}
          >
            <Button
              variant="line"
              onClick={() => {
                setTake([]);
                planFor(plan.double.userId, plan.keep.userId);
              }}
            >
              {t('office.people.swap')}
            </Button>
          </DialogFoot>
        </div>
      )}
    </OfficeDialog>
  );
}
