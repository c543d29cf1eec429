import type { Position } from '../map-profile.ts'

/** Rounded to about a meter. */
export const roundedPosition = ({ lat, lng }: Position): Position => ({
  lat: Math.round(lat * 1e5) / 1e5,
  lng: Math.round(lng * 1e5) / 1e5,
})

/** '39.76840° N, 86.15810° W'. */
export function positionText({ lat, lng }: Position): string {
  const degrees = (value: number, positive: string, negative: string) =>
    `${Math.abs(value).toFixed(5)}° ${value < 0 ? negative : positive}`
  return `${degrees(lat, 'N', 'S')}, ${degrees(lng, 'E', 'W')}`
}

const steps = new Map<string, { x: number; y: number }>([
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
])

/** The pixels by which a key moves the pin. Undefined for other keys. */
export function keyStep(key: string, isFine: boolean): { x: number; y: number } | undefined {
  const step = steps.get(key)
  if (step === undefined) return undefined
  const length = isFine ? 1 : 10
  return { x: step.x * length, y: step.y * length }
}
