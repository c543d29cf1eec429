import type { Readable } from 'node:stream'

/** The headers of a request that decide what is sent. */
export interface ArchiveRequest {
  method: 'GET' | 'HEAD'
  range?: string | undefined
  ifRange?: string | undefined
  ifNoneMatch?: string | undefined
}

export interface ArchiveReply {
  status: 200 | 206 | 304 | 416
  headers: Record<string, string | number>
  body?: Readable
}

/** A PMTiles archive, as a file or at an address. */
export interface TileArchive {
  read(request: ArchiveRequest, signal?: AbortSignal): Promise<ArchiveReply>
}
