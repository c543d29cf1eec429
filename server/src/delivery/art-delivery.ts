import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../platform/errors.ts'
import { artSubject } from './art-subject.ts'
import type { DeliveryParts } from './delivery-parts.ts'
import { answerDrawn } from './drawn-picture.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

interface ArtParameters {
  id: string
  slug: string
}

/** `GET /art/:id/:slug`: header art. */
export const deliverArt =
  (parts: DeliveryParts) =>
  async (request: FastifyRequest<{ Params: ArtParameters }>, reply: FastifyReply) => {
    const id = request.params.id.toLowerCase()
    if (!uuid.test(id)) throw notFound('This picture')
    const subject = artSubject(request.params.slug)
    return answerDrawn(parts, request, reply, {
      names: [id, subject.name],
      usual: { width: 1600, height: 1000 },
      draw: (size) => subject.draw({ id, ...size }),
    })
  }
