import { composeState, composeStateHeader, isState } from '@app/art/states/compose-state.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../platform/errors.ts'
import type { DeliveryParts } from './delivery-parts.ts'
import { sendDrawing } from './send-drawing.ts'

const looks = {
  outline: { aspectRatio: 1, compose: composeState },
  header: { aspectRatio: 5 / 8, compose: composeStateHeader },
}

/**
 * `GET /art/states/:slug`: a state's art, clipped to its outline on a transparent background.
 * `GET /art/states/:slug/header`: the same art, unclipped.
 */
export const deliverStateArt =
  (parts: DeliveryParts, look: keyof typeof looks) =>
  async (request: FastifyRequest<{ Params: { slug: string } }>, reply: FastifyReply) => {
    const state = request.params.slug
    if (!isState(state)) throw notFound('This picture')
    const { aspectRatio, compose } = looks[look]
    return sendDrawing(parts, request, reply, {
      keyParts: ['states', state, look],
      aspectRatio,
      draw: (size) => compose({ state, ...size }),
    })
  }
