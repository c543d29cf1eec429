import { visitActions, type VisitAction } from '@app/contract/visits/visits.ts'
import type { FoundPage, NotedVisit } from '../page/note-visit.ts'
import { foundBy, openedBy } from '../page/opened-by.ts'
import type { NewVisit } from './visit-queue.ts'
import { cardOf, watchCards } from './watch-cards.ts'
import { cardSource, linkAction, openingSource, pageIdOf, subjectOf, visitedIn } from './visit-words.ts'

/** A page that somebody leaves at once wasn't read. */
const readMs = 1000

/** Calls `add` with what is read of pages and done with them, from this page on. Returns a function that ends it. */
export function watchVisits(add: (visit: NewVisit) => void): () => void {
  let followed: { profileId: string; source: string } | undefined
  let view: ReturnType<typeof setTimeout> | undefined
  let path = location.pathname
  /** Until another page is opened. */
  let isDocument = true

  /** Where the page that is open was found. Also that of what is done on it. */
  let source = openingSource({
    via: openedBy(),
    referrer: document.referrer,
    origin: location.origin,
  })

  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null) return
    const card = cardOf(link)
    if (card) {
      addHotel(card.profileId, link.pathname)
      followed = { profileId: card.profileId, source: cardSource(path, card) }
      // The next page may be a document of its own, which knows the page before, but not the card.
      if (card.isPromoted || card.isOnMap) link.href = foundBy(followed.source, link.href)
      return
    }
    const action = namedAction(link) ?? linkAction(link.href, location.origin)
    const near = link.closest('article, li')?.querySelector<HTMLAnchorElement>('a[href^="/"]')
    const profileId = (near && cardOf(near)?.profileId) ?? openId(path)
    if (action === undefined || profileId === undefined) return
    add({ profileId, action, source })
    if (near) addHotel(profileId, near.pathname)
  }
  /** A hotel that is opened or booked on a page about something else is that page's doing, too. */
  function addHotel(hotelId: string, pathname: string) {
    const subject = subjectOf(path)
    if (subject !== undefined && subject !== hotelId && pathname.startsWith('/hotels/'))
      add({ profileId: subject, action: 'hotel', source })
  }
  function onNoted({ detail: { action, profileId } }: CustomEvent<NotedVisit>) {
    add({ profileId, action, source: profileId === openId(path) ? source : cardSource(path) })
  }
  function onFound({ detail: { path: found, source: by } }: CustomEvent<FoundPage>) {
    const profileId = pageIdOf(found)
    if (profileId !== undefined) followed = { profileId, source: by }
  }
  const whenSeen = () => document.visibilityState === 'visible'

  document.addEventListener('click', onClick, true)
  addEventListener('visit-noted', onNoted)
  addEventListener('page-found', onFound)
  function opened(pathname: string) {
    clearTimeout(view)
    const profileId = openId(pathname)
    if (pathname !== path) {
      isDocument = false
      source = followed !== undefined && followed.profileId === profileId ? followed.source : 'page'
    }
    path = pathname
    const viewed = source
    const wait = () => {
      if (path === pathname) view = setTimeout(read, readMs)
    }
    const read = () => {
      const id = openId(pathname)
      if (id === undefined || location.pathname !== pathname) return
      if (whenSeen())
        add({ profileId: id, action: 'view', source: viewed, ...(isDocument && { isDocument }) })
      // A page in a background tab is read once somebody looks at it.
      else document.addEventListener('visibilitychange', wait, { once: true })
    }
    wait()
  }

  const endCards = watchCards({
    onChange() {
      if (location.pathname !== path) opened(location.pathname)
    },
    onSeen({ profileId, ...card }) {
      // The page's own card, such as its link in the breadcrumbs.
      if (profileId !== openId(path)) add({ profileId, action: 'impression', source: cardSource(path, card) })
    },
  })
  opened(path)

  return () => {
    clearTimeout(view)
    document.removeEventListener('click', onClick, true)
    removeEventListener('visit-noted', onNoted)
    removeEventListener('page-found', onFound)
    endCards()
  }
}

/** What the page that is open is about. */
const openId = (path: string) => pageIdOf(path) ?? visitedIn(document.querySelector('main h1'))

/** What a link to another site means for the team, where its address doesn't tell: `data-visit`. */
function namedAction({ dataset: { visit } }: HTMLAnchorElement): VisitAction | undefined {
  return visitActions.find((action) => action === visit)
}
