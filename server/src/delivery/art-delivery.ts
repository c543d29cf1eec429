import { Id } from '@app/contract/envelope.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../platform/errors.ts'
import { artSubject } from './art-subject.ts'
import type { DeliveryParts } from './delivery-parts.ts'
import { sendDrawing } from './send-drawing.ts'

interface ArtParameters {
  id: string
  slug: string
}

/** `GET /art/:id/:slug`: generated header art for an id and a sport or kind of profile. */
export const deliverArt =
  (parts: DeliveryParts) =>
  async (request: FastifyRequest<{ Params: ArtParameters }>, reply: FastifyReply) => {
    const { data: id } = Id.safeParse(request.params.id)
    if (id === undefined) throw notFound('This picture')
    const subject = artSubject(request.params.slug)
    return sendDrawing(parts, request, reply, {
      keyParts: [id, subject.name],
      aspectRatio: 5 / 8,
      draw: (size) => subject.draw({ id, ...size }),
    })
  }
