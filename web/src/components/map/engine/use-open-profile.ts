import { useCallback, useRef } from 'react'
import { useKeyedState } from '../../use-keyed-state.ts'
import type { MapProfile } from '../map-profile.ts'
import type { MarketMapProps } from '../map-props.ts'
import type { MapMarker } from '../market-view.ts'

/** The marker whose window is open, with its profile once it is loaded. */
interface OpenProfile {
  marker: MapMarker
  profile?: MapProfile
  isFailed?: boolean
  /** What opened it, which gets the focus back when the window closes. */
  opener: Element | null
}

/**
 * Opens a window for one marker at a time. A profile without an address has none. Another `loadKey` closes it: it may say what no longer holds, such as
 * the price of other nights.
 */
export function useOpenProfile(infoFor: MarketMapProps['infoFor'], loadKey: string) {
  const [opened, setOpened] = useKeyedState<OpenProfile>(loadKey)
  const controller = useRef<AbortController>(undefined)
  const close = useCallback(() => {
    controller.current?.abort()
    setOpened(undefined)
  }, [setOpened])
  const open = useCallback(
    async (marker: MapMarker, opener: Element | null) => {
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
    [infoFor, setOpened],
  )
  return { opened, open, close }
}
