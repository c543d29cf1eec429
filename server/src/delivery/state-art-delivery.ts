import { composeState, composeStateHeader, isState } from '@app/art/states/compose-state.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../platform/errors.ts'
import type { DeliveryParts } from './delivery-parts.ts'
import { sendDrawing } from './send-drawing.ts'

const looks = {
  outline: { defaultSize: { width: 800, height: 800 }, compose: composeState },
  header: { defaultSize: { width: 1600, height: 1000 }, compose: composeStateHeader },
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
    const { defaultSize, compose } = looks[look]
    return sendDrawing(parts, request, reply, {
      keyParts: ['states', state, look],
      defaultSize,
      draw: (size) => compose({ state, ...size }),
    })
  }
