import type { MapProfile } from './map-profile.ts'

export interface PlaceMapProps {
  profile: MapProfile
  /** Others of its kind around it. */
  nearby?: readonly MapProfile[]
  styleUrl?: string
  className?: string
}
