import { composeState, composeStateHeader, isState } from '@app/art/states/compose-state.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../platform/errors.ts'
import type { DeliveryParts } from './delivery-parts.ts'
import { answerDrawn } from './drawn-picture.ts'

const looks = {
  outline: { usual: { width: 800, height: 800 }, compose: composeState },
  header: { usual: { width: 1600, height: 1000 }, compose: composeStateHeader },
}

/**
 * `GET /art/states/:slug`: a state's art through its outline, transparent around it; `GET /art/states/:slug/header`:
 * the same as header art.
 */
export const deliverStateArt =
  (parts: DeliveryParts, look: keyof typeof looks) =>
  async (request: FastifyRequest<{ Params: { slug: string } }>, reply: FastifyReply) => {
    const state = request.params.slug
    if (!isState(state)) throw notFound('This picture')
    const { usual, compose } = looks[look]
    return answerDrawn(parts, request, reply, {
      names: ['states', state, look],
      usual,
      draw: (size) => compose({ state, ...size }),
    })
  }
