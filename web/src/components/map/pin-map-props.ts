import type { Position } from './map-profile.ts'

export interface PinMapProps {
  position: Position | null
  onChange: (position: Position) => void
  isDisabled?: boolean
  label: string
  styleUrl?: string
  className?: string
}
