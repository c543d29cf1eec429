import { compose, frameOf } from '../compose.ts'
import type { ArtRequest } from '../compose.ts'
import { drawing } from '../drawing.ts'
import { canada } from '../outlines/canada.ts'
import { islands } from '../outlines/islands.ts'
import { midwest } from '../outlines/midwest.ts'
import { northeast } from '../outlines/northeast.ts'
import type { Outline } from '../outlines/outline.ts'
import { southeast } from '../outlines/southeast.ts'
import { west } from '../outlines/west.ts'
import { hash } from '../random.ts'
import { sceneFor } from '../sports.ts'
import { statePictures } from './state-pictures.ts'
import type { StateSlug } from './state-pictures.ts'

interface StateRequest extends Pick<ArtRequest, 'w' | 'h' | 'mode'> {
  readonly state: StateSlug
  /** Selects another picture than the one picked for the state. */
  readonly id?: string
}

const choicesFor = ({ state, id, mode }: StateRequest) => {
  const { seed, ...chosen } = statePictures[state]
  if (id !== undefined) return { sport: chosen.sport, id, mode }
  return { ...chosen, id: `${state}-${seed}`, mode: mode ?? chosen.mode }
}

const outlines: Record<StateSlug, Outline> = {
  ...northeast,
  ...southeast,
  ...midwest,
  ...west,
  ...islands,
  ...canada,
}

// Longer side of the drawing in its own pixels. Card size gives it bold lines and a close view. The size of the picture
// does not affect the drawing, only its scale.
const drawnSize = 400
const outlineScale = drawnSize / 1000

export const isState = (slug: string): slug is StateSlug => Object.hasOwn(statePictures, slug)

const tenths = (value: number) => Math.round(value * 10) / 10

/** A frame that covers the outline and is centered on its centroid. */
const frameAround = ({ width, height, centroid: [x, y] }: Outline) => {
  const frame = {
    width: Math.ceil(Math.max(x, width - x) * 2 * outlineScale),
    height: Math.ceil(Math.max(y, height - y) * 2 * outlineScale),
  }
  return {
    frame,
    left: tenths(x * outlineScale - frame.width / 2),
    top: tenths(y * outlineScale - frame.height / 2),
  }
}

/** A state's art clipped to its outline, as large as fits, on a transparent background. */
export const composeState = (request: StateRequest): string => {
  const outline = outlines[request.state]
  const { sport, ...choices } = choicesFor(request)
  const size = frameOf(request, { width: 800, height: 800 })
  const { frame, left, top } = frameAround(outline)
  const maskId = `o${hash(`${request.state}\n${choices.id}`).toString(36)}`
  // Use a mask: a clip path is antialiased per shape, so the ground would show along the borders.
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"` +
    ` viewBox="0 0 ${tenths(outline.width * outlineScale)} ${tenths(outline.height * outlineScale)}"` +
    ` preserveAspectRatio="xMidYMid meet" aria-hidden="true">` +
    `<mask id="${maskId}"><path fill="#fff" transform="scale(${outlineScale})" d="${outline.path}"/></mask>` +
    `<g mask="url(#${maskId})"><g transform="translate(${left} ${top})">` +
    `${drawing(sceneFor(sport), choices, frame)}</g></g></svg>`
  )
}

/** The picture of a state as header art, without its outline. */
export const composeStateHeader = (request: StateRequest): string =>
  compose({ ...choicesFor(request), w: request.w, h: request.h })
