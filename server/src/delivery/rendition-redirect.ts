import type { FastifyReply } from 'fastify'

/**
 * Redirects to a listed rendition. Compared to a 400, links from elsewhere keep working; compared to serving it at the requested
 * URL, caches keep one copy of each rendition. The target depends on the query only, so it reveals nothing about private pictures.
 */
export const redirectToListed = (reply: FastifyReply, query: string) =>
  // A reference without a path keeps the path of the request.
  reply.header('cache-control', 'public, max-age=86400').redirect(`?${query}`, 302)
