import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../platform/errors.ts'
import { disposition, downloadName } from '../platform/files/file-name.ts'
import { isSha256, type FileStore } from '../platform/files/file-store.ts'
import { answerFile } from './answer.ts'
import type { DeliveryParts } from './delivery-parts.ts'

interface DocumentParameters {
  sha256: string
  name: string
}

/**
 * `GET /documents/:sha256/:name`: a document byte for byte. The name only says what it is saved as. A browser shows
 * PDF and images, stripped of every right, and saves all else.
 */
export const deliverDocument =
  ({ store }: DeliveryParts) =>
  async (request: FastifyRequest<{ Params: DocumentParameters }>, reply: FastifyReply) => {
    const { sha256, name } = request.params
    const contentType = isSha256(sha256) ? await store.documentType(sha256) : null
    if (!contentType) throw noDocument()
    const shown = contentType === 'application/pdf' || contentType.startsWith('image/')
    return answerFile(request, reply, {
      etag: `"${sha256}"`,
      contentType: contentType === 'text/plain' ? 'text/plain; charset=utf-8' : contentType,
      cacheControl: 'public, max-age=31536000, immutable',
      headers: {
        'content-disposition': disposition(shown ? 'inline' : 'attachment', downloadName(name, contentType)),
        'content-security-policy': "sandbox; default-src 'none'",
      },
      open: () => openDocument(store, sha256),
    })
  }

const noDocument = () => notFound('This document')

async function openDocument(store: FileStore, sha256: string) {
  const file = await store.open(sha256)
  if (!file) throw noDocument()
  return file
}
