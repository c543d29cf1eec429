import { useCallback, useRef, useState } from 'react'
import type { MapProfile } from '../map-profile.ts'
import type { MarketMapProps } from '../map-props.ts'
import type { MapMarker } from '../market-view.ts'

/** The marker whose window is open, with its profile once it is loaded. */
interface OpenProfile {
  marker: MapMarker
  profile?: MapProfile
  isFailed?: boolean
  /** The element that had the focus, which is restored when the window closes. */
  opener: Element | null
}

/** Opens a window for one marker at a time. A profile without an address has none. */
export function useOpenProfile(infoFor: MarketMapProps['infoFor']) {
  const [opened, setOpened] = useState<OpenProfile>()
  const controller = useRef<AbortController>(undefined)
  const close = useCallback(() => {
    controller.current?.abort()
    setOpened(undefined)
  }, [])
  const open = useCallback(
    async (marker: MapMarker, opener = document.activeElement) => {
      controller.current?.abort()
      controller.current = new AbortController()
      const { signal } = controller.current
      setOpened({ marker, opener })
      try {
        const profile = await infoFor(marker.id, signal)
        if (!signal.aborted) setOpened(profile.address === '' ? undefined : { marker, opener, profile })
      } catch {
        if (!signal.aborted) setOpened({ marker, opener, isFailed: true })
      }
    },
    [infoFor],
  )
  return { opened, open, close }
}
