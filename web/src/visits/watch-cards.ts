import { pageIdOf, visitedIn } from './visit-words.ts'

export interface SeenCard {
  profileId: string
  isPromoted: boolean
  isOnMap: boolean
}

const seenMs = 1000

/** The card of a link to a profile, or what there is of one. */
export function cardOf(link: HTMLAnchorElement): (SeenCard & { element: Element }) | undefined {
  const profileId = link.origin === location.origin ? (pageIdOf(link.pathname) ?? visitedIn(link)) : undefined
  if (profileId === undefined) return undefined
  const element = link.closest('article, li') ?? link
  return {
    profileId,
    element,
    isPromoted: element.closest('[data-promoted]') !== null,
    isOnMap: element.closest('.maplibregl-popup') !== null,
  }
}

interface CardWatch {
  /** The page has changed, and rests. */
  onChange: () => void
  /** Half of a card was in view for a second. */
  onSeen: (card: SeenCard) => void
}

/** Watches the cards of profiles on the page that is open. Returns a function that ends it. */
export function watchCards({ onChange, onSeen }: CardWatch): () => void {
  const cards = new Map<Element, SeenCard>()
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()
  const forget = (element: Element) => {
    clearTimeout(timers.get(element))
    timers.delete(element)
  }
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        forget(target)
        const card = cards.get(target)
        if (card === undefined || !isIntersecting || intersectionRatio < 0.5) continue
        const tell = () => {
          if (document.visibilityState !== 'visible') return
          cards.delete(target)
          sight.unobserve(target)
          onSeen(card)
        }
        timers.set(target, setTimeout(tell, seenMs))
      }
    },
    { threshold: 0.5 },
  )

  const known = new WeakMap<Element, string>()
  function look() {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(
      'main a[href], .maplibregl-popup a[href]',
    )) {
      const card = cardOf(link)
      // A list keeps the element of a card whose profile is replaced.
      if (card === undefined || known.get(card.element) === card.profileId) continue
      const { element, ...seen } = card
      known.set(element, seen.profileId)
      cards.set(element, seen)
      sight.unobserve(element)
      sight.observe(element)
    }
    for (const element of cards.keys())
      if (!element.isConnected) {
        forget(element)
        cards.delete(element)
        sight.unobserve(element)
      }
  }

  // Pages change in many steps, so it looks once they rest.
  let pending: ReturnType<typeof setTimeout> | undefined
  const lookSoon = () => {
    pending ??= setTimeout(() => {
      pending = undefined
      onChange()
      look()
    }, 300)
  }
  const changes = new MutationObserver(lookSoon)
  changes.observe(document.body, { childList: true, subtree: true })
  lookSoon()
  return () => {
    clearTimeout(pending)
    changes.disconnect()
    sight.disconnect()
    for (const timer of timers.values()) clearTimeout(timer)
  }
}
