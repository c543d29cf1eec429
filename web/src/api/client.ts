import { createClient, type Send, type WireCall } from '@app/contract/client.ts'
import type { Api, Services } from '@app/contract/api.ts'
import { wire } from 'virtual:wire'
import { isProblem } from './is-problem.ts'
import { ApiProblem, NoAnswer } from './problem.ts'
import { accessToken, signedInAgain, useSession } from './session.ts'
import { upload } from './upload.ts'

/** Told how much of a file has gone, from 0 to 1. */
export type OnProgress = (part: number) => void

const apiVersion = '1.0'

async function deliver(call: WireCall, token: string | null, onProgress?: OnProgress): Promise<Response> {
  const url = `${call.url}${call.url.includes('?') ? '&' : '?'}api-version=${apiVersion}`
  const headers = new Headers(call.headers)
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  if (call.body && 'file' in call.body)
    return upload({
      method: call.method,
      url,
      headers,
      file: call.body.file,
      onProgress,
      signal: call.signal,
    })
  const json = call.body?.json
  if (json !== undefined) headers.set('content-type', 'application/json')
  return fetch(url, { method: call.method, headers, body: JSON.stringify(json), signal: call.signal })
}

const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Like `deliver`; a token that no longer holds is renewed, then asked for anew, before the call is given up. */
async function deliverSignedIn(call: WireCall, onProgress?: OnProgress): Promise<Response> {
  const reply = await deliver(call, await accessToken(), onProgress)
  if (reply.status !== 401 || useSession.getState().person === null) return reply
  const renewed = await accessToken({ isFresh: true })
  if (renewed !== null) {
    const second = await deliver(call, renewed, onProgress)
    if (second.status !== 401) return second
  }
  return (await signedInAgain()) ? deliver(call, await accessToken(), onProgress) : reply
}

const send =
  (onProgress?: OnProgress): Send =>
  async (call) => {
    const reply = await deliverSignedIn(call, onProgress).catch((error: unknown) => {
      throw isAborted(error) ? error : new NoAnswer(error)
    })
    const body: unknown = await reply.json().catch((error: unknown) => {
      if (isAborted(error)) throw error
      // A refusal may come as something else, such as a proxy's page; an answer may not.
      if (reply.ok) throw new NoAnswer(error)
    })
    if (!reply.ok) throw isProblem(body) ? new ApiProblem(body) : new NoAnswer(reply.status)
    const etag = reply.headers.get('etag')
    return etag === null || typeof body !== 'object' ? body : { ...body, etag }
  }

const clientOf = (onProgress?: OnProgress): Api => createClient<Services>(wire, '', send(onProgress))

export const api = clientOf()

/** The API for one upload that reports how far it is. */
export const apiWithProgress = clientOf
