import type { MapSettings } from '@app/contract/page-surroundings.ts'
import { createContext } from 'react'

/** The streets that the server is configured with. */
export const MapSettingsContext = createContext<MapSettings>({ tiles: null, styleUrl: null })
