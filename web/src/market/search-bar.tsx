import { longestQuery } from '@app/contract/rules/limits.ts'
import { useEffect, useRef, type SubmitEvent } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { Button } from '../components/actions/button.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { marketPath } from '../kind/registry.ts'
import type { MarketQuery } from './market.ts'
import { PlaceField } from './place-field.tsx'
import { addressOf, changed, unread, valueOf } from './query.ts'
import styles from './search-bar.module.css'
import { HiddenFields, useMarket } from './use-market.tsx'

/** In ms. */
const typingDebounce = 250

export interface SearchBarProps {
  query: MarketQuery
  /** A place that was entered but isn't in the gazetteer. */
  unknownPlace?: string
}

type Change = Readonly<Record<string, string | undefined>>

/** The text and the place: a form that the browser can submit, and that searches while typing. */
export function SearchBar({ query, unknownPlace }: SearchBarProps) {
  const market = useMarket()
  const navigate = useNavigate()
  const location = useLocation()
  const { location: pending } = useNavigation()
  const { pathname, search: params } = pending ?? location
  // A pause in typing may end after the page has read an earlier text.
  const latest = useRef({ market, query, address: '' })
  useEffect(() => {
    latest.current = { market, query, address: pathname + params }
  })

  function search(change: Change, isTyping = false) {
    const { market: current, query: known, address } = latest.current
    // Another text is understood anew.
    const kept = 'q' in change && change['q'] !== valueOf(known, 'q') ? unread(current, known) : known
    const next = addressOf(current, changed(current, kept, change))
    if (next !== address) void navigate(next, { replace: isTyping })
  }
  const text = useDebouncedText(valueOf(query, 'q') ?? '', (q) => search({ q }, true))

  /** A place replaces the area of the map. */
  function searchNear(place: string, others: Change = {}) {
    const isSame = place === (valueOf(latest.current.query, 'near') ?? '')
    search({ ...others, ...(!isSame && { near: place, ...(place !== '' && { bounds: undefined }) }) })
  }
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    text.cancel()
    const sent = new FormData(event.currentTarget)
    searchNear(trimmed(sent.get('near')), { q: trimmed(sent.get('q')) })
  }

  // Plain form: it works before hydration.
  return (
    <search className={styles.search}>
      <form method="get" action={marketPath(market.kind)} onSubmit={onSubmit} className={styles.form}>
        <TextField
          {...text.field}
          label={`Search ${market.kind.noun.other}`}
          isLabelHidden
          type="search"
          name="q"
          icon="search"
          placeholder={market.searchPlaceholder}
          maxLength={longestQuery}
          autoComplete="off"
          enterKeyHint="search"
        />
        <PlaceField
          query={query}
          unknownPlace={unknownPlace}
          onPlace={searchNear}
          onDistance={(dist) => search({ dist })}
        />
        <HiddenFields query={query} without={['q', 'near', 'around', 'dist', 'page']} />
        <Button type="submit" className={styles.send}>
          Search
        </Button>
      </form>
    </search>
  )
}

const trimmed = (sent: FormDataEntryValue | null) => (typeof sent === 'string' ? sent.trim() : '')

/**
 * An uncontrolled field, so that typing never loses a key or the caret, however slow the results are. The address
 * follows when typing pauses. Other changes of the address, such as going back, are written to the field.
 */
function useDebouncedText(text: string, onText: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null)
  const sent = useRef(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (input.current === null || text === sent.current) return
    sent.current = text
    input.current.value = text
  }, [text])
  useEffect(() => () => clearTimeout(timer.current), [])

  function send() {
    const typed = input.current?.value.trim() ?? ''
    if (typed === sent.current) return
    sent.current = typed
    onText(typed)
  }
  function onChange() {
    clearTimeout(timer.current)
    timer.current = setTimeout(send, typingDebounce)
  }
  return {
    field: { ref: input, defaultValue: text, onChange },
    cancel() {
      clearTimeout(timer.current)
      sent.current = input.current?.value.trim() ?? ''
    },
  }
}
