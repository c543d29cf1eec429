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
  /** Left out, it is the picture chosen for the state. */
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

// Longer side of what is drawn, in the picture's own pixels: with the bold lines and the near view of a card. A state
// looks the same at every size, for its outline does not change either.
const DRAWN = 400
const SCALE = DRAWN / 1000

export const isState = (slug: string): slug is StateSlug => Object.hasOwn(statePictures, slug)

const tenths = (value: number) => Math.round(value * 10) / 10

/** A picture whose middle lies at the heart of the outline and which covers all of it. */
const frameAround = ({ width, height, heart: [x, y] }: Outline) => {
  const frame = {
    width: Math.ceil(Math.max(x, width - x) * 2 * SCALE),
    height: Math.ceil(Math.max(y, height - y) * 2 * SCALE),
  }
  return { frame, left: tenths(x * SCALE - frame.width / 2), top: tenths(y * SCALE - frame.height / 2) }
}

/** A state's art seen through its outline, as large as fits, and transparent around it. */
export const composeState = (request: StateRequest): string => {
  const outline = outlines[request.state]
  const { sport, ...choices } = choicesFor(request)
  const size = frameOf(request, { width: 800, height: 800 })
  const { frame, left, top } = frameAround(outline)
  const maskId = `o${hash(`${request.state}\n${choices.id}`).toString(36)}`
  // A mask, because a clip path cuts shape by shape, and the ground would shine through along the borders.
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"` +
    ` viewBox="0 0 ${tenths(outline.width * SCALE)} ${tenths(outline.height * SCALE)}"` +
    ` preserveAspectRatio="xMidYMid meet" aria-hidden="true">` +
    `<mask id="${maskId}"><path fill="#fff" transform="scale(${SCALE})" d="${outline.path}"/></mask>` +
    `<g mask="url(#${maskId})"><g transform="translate(${left} ${top})">` +
    `${drawing(sceneFor(sport), choices, frame)}</g></g></svg>`
  )
}

/** The same picture as header art. */
export const composeStateHeader = (request: StateRequest): string =>
  compose({ ...choicesFor(request), w: request.w, h: request.h })
