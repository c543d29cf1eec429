import { maxFilterWords, maxSearchAddress, maxSearchName } from '@app/contract/rules/limits.ts'
import { useNavigate } from 'react-router'
import { signIn, useSession } from '../api/session.ts'
import { Button } from '../components/actions/button.tsx'
import { SelectField } from '../components/fields/select-field.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import type { TriggerElement } from '../components/overlays/lazy-trigger.tsx'
import { PopoverPopup } from '../components/overlays/popover-popup.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { FormBanner } from '../platform/form/form-banner.tsx'
import { required } from '../platform/form/required.ts'
import { useDraftForm } from '../platform/form/use-draft-form.ts'
import { alertOf, alertOptions, searchesPath, useSearchWrite } from '../searches/search-calls.ts'
import { filterWords } from './filter-words.ts'
import type { Market, MarketQuery } from './market.ts'
import { cleared, filterOf, writeQuery } from './query.ts'
import styles from './save-search.module.css'
import { useMarket } from './use-market.tsx'
import { titleOfKind } from './words.ts'

interface SaveSearchProps {
  query: MarketQuery
  trigger: TriggerElement
}

/** Opens on mount, because its code is loaded after the trigger was pressed. */
export const SaveSearchPopover = ({ query, trigger }: SaveSearchProps) => (
  <PopoverPopup label="Save search" align="end" trigger={trigger}>
    {(close) => <SaveSearchPanel query={query} onClose={close} />}
  </PopoverPopup>
)

/** The address of the search, without its page, order and view. */
function addressQueryOf(market: Market, query: MarketQuery): string {
  const general = Object.keys(cleared(market, query))
  const written = writeQuery(market, query).filter(([name]) => name !== 'page' && !general.includes(name))
  return new URLSearchParams(written).toString().slice(0, maxSearchAddress)
}

/** A visitor logs in here. The page and the search stay. */
function SaveSearchPanel({ query, onClose }: { query: MarketQuery; onClose: () => void }) {
  const market = useMarket()
  const isVisitor = useSession(({ status }) => status === 'visitor')
  const words = filterWords(market, query).slice(0, maxFilterWords)
  const write = useSearchWrite()
  const toast = useToast()
  const navigate = useNavigate()
  const { form, field, values, set, banner, isBusy } = useDraftForm({
    first: {
      name: [titleOfKind(market.kind), ...words].join(', ').slice(0, maxSearchName),
      alert: alertOf('daily'),
    },
    rules: required('name', 'Enter a name.'),
    async send({ name, alert }) {
      const filter = Object.fromEntries(Object.entries(filterOf(market, query)))
      const saved = await write((searches) =>
        searches.create({
          data: { name, kind: market.kind.name, filter, words, query: addressQueryOf(market, query), alert },
        }),
      )
      if (saved === undefined) return
      onClose()
      toast.success(`Saved “${saved.name}”.`, {
        action: { label: 'View', onPress: () => void navigate(searchesPath) },
      })
    },
    failed: 'Not saved.',
  })
  if (isVisitor)
    return (
      <div className={styles.panel}>
        <Stack gap="3">
          <p className="sm">
            Log in to save this search. We tell you about new {market.kind.noun.other} that match.
          </p>
          <Button variant="primary" icon="log-in" onClick={() => signIn('login')}>
            Log in
          </Button>
        </Stack>
      </div>
    )

  return (
    <form className={styles.panel} {...form}>
      <Stack gap="3">
        <h2>Save this search</h2>
        <TextField label="Name" maxLength={maxSearchName} {...field('name')} />
        <SelectField
          label="Tell me about new matches"
          options={alertOptions}
          value={values.alert}
          onChange={({ target }) => set({ alert: alertOf(target.value) })}
        />
        <FormBanner>{banner}</FormBanner>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          Save
        </Button>
      </Stack>
    </form>
  )
}
