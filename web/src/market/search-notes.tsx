import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { loadApi } from '../api/load-api.ts'
import { Button } from '../components/actions/button.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { eitherOf } from '../components/format.ts'
import { browserPosition } from '../page/browser-position.ts'
import type { MarketQuery, PlaceNote } from './market.ts'
import styles from './results-head.module.css'
import { addressOf, changed } from './query.ts'
import { useMarket } from './use-market.tsx'

/** What the page should say about the search text: a guessed place, namesakes, an unknown place, 'near me', dates that don't exist, and wishes that it can't search for. */
export function SearchNotes({ query }: { query: MarketQuery }) {
  const { reading, kind } = useMarket()
  if (reading === undefined) return null
  return (
    <>
      {reading.notes.map((note) => (
        <Note key={note.text} note={note} query={query} />
      ))}
      {reading.unsearchable.length > 0 && (
        <p className={styles.sentence}>
          We can’t search for {eitherOf(reading.unsearchable.map((text) => `“${text}”`))}. Ask the{' '}
          {kind.noun.one} about it.
        </p>
      )}
      {reading.impossibleDates.length > 0 && (
        <p className={styles.sentence}>
          There is no {eitherOf(reading.impossibleDates.map((text) => `“${text}”`))}. We searched without{' '}
          {reading.impossibleDates.length === 1 ? 'it' : 'them'}.
        </p>
      )}
      {reading.isHere && !('near' in query) && <NearMe query={query} />}
    </>
  )
}

function Note({ note: { text, label, isGuess, others }, query }: { note: PlaceNote; query: MarketQuery }) {
  const market = useMarket()
  if (label === undefined)
    return <p className={styles.sentence}>We don’t know “{text}”. These are from everywhere.</p>
  if (!('near' in query) || query['near']?.[0] !== label) return null
  const links = others.map((other) => (
    <Link key={other} to={addressOf(market, changed(market, query, { near: other }))}>
      {other}
    </Link>
  ))
  return (
    <p className={styles.sentence}>
      {isGuess ? `Showing ${label} for “${text}”.` : `Showing ${label}.`}
      {links.length > 0 && <> Did you mean {joined(links)}?</>}
    </p>
  )
}

/** 'A, B or C' with links. */
const joined = (links: ReactNode[]) =>
  links.flatMap((link, at) => (at === 0 ? [link] : [at === links.length - 1 ? ' or ' : ', ', link]))

/** Asks the browser for the position, and searches near its town. */
function NearMe({ query }: { query: MarketQuery }) {
  const market = useMarket()
  const navigate = useNavigate()
  const toast = useToast()
  async function searchHere() {
    try {
      const { coords } = await browserPosition()
      const api = await loadApi()
      const { data } = await api['place-mgmt'].places.locate({ lat: coords.latitude, lng: coords.longitude })
      if (data.city === null || data.state === null) throw new Error('There is no town nearby.')
      void navigate(addressOf(market, changed(market, query, { near: `${data.city}, ${data.state}` })))
    } catch {
      toast.error('Your location isn’t available. Enter a city instead.')
    }
  }
  return (
    <p className={styles.sentence}>
      To search near you, we need your location.{' '}
      <Button onClick={() => void searchHere()}>Use my location</Button>
    </p>
  )
}
