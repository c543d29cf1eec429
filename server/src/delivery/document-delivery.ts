import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../platform/errors.ts'
import { disposition, downloadName } from '../platform/files/file-name.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { sendFile } from './send-file.ts'
import type { DeliveryParts } from './delivery-parts.ts'
import { caching } from './find-file.ts'

interface DocumentParameters {
  id: string
  version: string
  name: string
}

/**
 * `GET /documents/:id/:version/:name`: the document as it is stored. `name` only sets the download file name. Browsers
 * display PDFs and images in a sandbox and download everything else.
 */
export const deliverDocument =
  ({ store, find }: DeliveryParts) =>
  async (request: FastifyRequest<{ Params: DocumentParameters }>, reply: FastifyReply) => {
    const { id, version, name } = request.params
    const found = await find('documents', id, version, request.caller)
    const contentType = found && (await store.documentType(found.sha256))
    if (!found || !contentType) throw noDocument()
    const isInline = contentType === 'application/pdf' || contentType.startsWith('image/')
    const { cacheControl, headers } = caching(found)
    return sendFile(request, reply, {
      etag: `"${found.sha256}"`,
      contentType: contentType === 'text/plain' ? 'text/plain; charset=utf-8' : contentType,
      cacheControl,
      headers: {
        ...headers,
        'content-disposition': disposition(
          isInline ? 'inline' : 'attachment',
          downloadName(name, contentType),
        ),
        'content-security-policy': "sandbox; default-src 'none'",
      },
      open: () => openDocument(store, found.sha256),
    })
  }

const noDocument = () => notFound('This document')

async function openDocument(store: FileStore, sha256: string) {
  const file = await store.open(sha256)
  if (!file) throw noDocument()
  return file
}
