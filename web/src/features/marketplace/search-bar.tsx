import { useEffect, useRef, type SubmitEvent } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/text-field.tsx'
import { DistanceSelect } from './distance-select.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { changed, type MarketQuery } from './market-query.ts'
import { PlaceField } from './place-field.tsx'
import styles from './search-bar.module.css'
import { addressOf } from './write-query.ts'
import { kinds, marketPath } from '../../kinds/registry.ts'

const pause = 250

export interface SearchBarProps {
  query: MarketQuery
  /** A place that was asked for and is not known. */
  unplaced?: string
}

/** What and where: a form that the browser can send by itself, and that searches while one types where it can. */
export function SearchBar({ query, unplaced }: SearchBarProps) {
  const navigate = useNavigate()
  const here = useLocation()
  const { location: coming } = useNavigation()
  const { pathname, search: params } = coming ?? here
  const latest = useRef({ query, address: '' })
  useEffect(() => {
    latest.current = { query, address: pathname + params }
  })

  function search(change: Partial<MarketQuery>, isTyping = false) {
    const next = addressOf(changed(latest.current.query, change))
    if (next !== latest.current.address) void navigate(next, { replace: isTyping })
  }
  const words = useTypedWords(query.q ?? '', (q) => search({ q: q || undefined }, true))

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    words.stop()
    const sent = new FormData(event.currentTarget)
    search({ q: text(sent.get('q')), ...placeChange(latest.current.query, text(sent.get('near'))) })
  }

  return (
    <search className={styles.search}>
      <form method="get" action={marketPath(kinds.facility)} onSubmit={submit} className={styles.form}>
        <TextField
          {...words.field}
          label="Search facilities"
          isLabelHidden
          type="search"
          name="q"
          icon="search"
          placeholder="Sport or name"
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
        />
        <PlaceField
          place={unplaced ?? query.near ?? ''}
          error={
            unplaced !== undefined && 'We do not know this place. Try a city and state, or a postal code.'
          }
          onPlace={(near) => search(placeChange(latest.current.query, near))}
          action={
            query.near !== undefined && (
              <DistanceSelect query={query} onDistance={(dist) => search({ dist })} />
            )
          }
        />
        <HiddenFields query={query} without={['q', 'near', 'dist', 'page']} />
        <Button type="submit" className={styles.send}>
          Search
        </Button>
      </form>
    </search>
  )
}

const text = (sent: FormDataEntryValue | null) => (typeof sent === 'string' && sent.trim()) || undefined

/** A place to be near to takes the place of the part of the map that was looked at. */
const placeChange = ({ near, bounds }: MarketQuery, place: string | undefined): Partial<MarketQuery> =>
  place === near ? {} : { near: place, bounds: place === undefined ? bounds : undefined }

/**
 * The field keeps what is typed by itself, so that no key and no caret is lost, however slow the answer; the address
 * follows when the keys rest. Only an address that changed by other means, such as going back, is written into it.
 */
function useTypedWords(words: string, onWords: (words: string) => void) {
  const input = useRef<HTMLInputElement>(null)
  const sent = useRef(words)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (input.current === null || words === sent.current) return
    sent.current = words
    input.current.value = words
  }, [words])
  useEffect(() => () => clearTimeout(timer.current), [])

  function send() {
    const typed = input.current?.value.trim() ?? ''
    if (typed === sent.current) return
    sent.current = typed
    onWords(typed)
  }
  function wait() {
    clearTimeout(timer.current)
    timer.current = setTimeout(send, pause)
  }
  return {
    field: { ref: input, defaultValue: words, onChange: wait },
    stop() {
      clearTimeout(timer.current)
      sent.current = input.current?.value.trim() ?? ''
    },
  }
}
