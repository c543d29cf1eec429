import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod'

const Content = z.union([z.string(), z.array(z.object({ text: z.string() }).transform(({ text }) => text))])

const Asked = z.object({
  model: z.string(),
  messages: z.array(
    z.object({
      role: z.string(),
      content: Content.nullish().transform((content) => [content ?? ''].flat().join('')),
    }),
  ),
  tools: z.array(z.object({ function: z.object({ name: z.string() }) })).default([]),
})

/** What a model was sent. */
export interface AskedModel extends z.output<typeof Asked> {
  path: string
  authorization: string | undefined
  text: string
}

/** What the stand-in replies: pieces of text with pauses between them in ms, calls of tools, or something that models don't. */
export type Script =
  | { text: readonly (string | number)[]; isCut?: boolean }
  | { tools: readonly { name: string; input: unknown }[] }
  | { status: number; type?: string; body: string }
  | { endless: string }

const chunk = (choice: object, more: object = {}) =>
  `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 0, model: 'stand-in', choices: [{ index: 0, ...choice }], ...more })}\n\n`

const usage = { usage: { prompt_tokens: 1000, completion_tokens: 100, total_tokens: 1100 } }

/** A server that speaks the protocol of OpenAI. `reply` is its model. */
export async function openStandIn(reply: (asked: AskedModel) => Script) {
  const requests: AskedModel[] = []
  let open = 0
  const server = createServer((request, response) => {
    open++
    response.on('close', () => open--)
    void handle(request, response)
  })
  async function handle(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const part of request) chunks.push(part)
    const text = Buffer.concat(chunks).toString()
    const { authorization, url: path = '' } = { ...request.headers, url: request.url }
    const asked = { ...Asked.parse(JSON.parse(text)), path, authorization, text }
    requests.push(asked)
    await write(reply(asked), response)
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://localhost:${port}/v1`,
    requests,
    /** Replies that haven't ended, and whose readers are still there. */
    open: () => open,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function write(script: Script, response: ServerResponse) {
  if ('status' in script) {
    response.writeHead(script.status, { 'content-type': script.type ?? 'application/json' })
    return response.end(script.body)
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  if ('endless' in script) {
    while (!response.destroyed) {
      response.write(chunk({ delta: { content: script.endless } }))
      await wait(5)
    }
    return undefined
  }
  if ('tools' in script) {
    const calls = script.tools.map(({ name, input }, index) => ({
      index,
      id: `call-${index}-${crypto.randomUUID()}`,
      type: 'function',
      function: { name, arguments: JSON.stringify(input) },
    }))
    response.write(chunk({ delta: { role: 'assistant', tool_calls: calls } }))
    response.write(chunk({ delta: {}, finish_reason: 'tool_calls' }, usage))
    return response.end('data: [DONE]\n\n')
  }
  for (const part of script.text) {
    if (typeof part === 'number') await wait(part)
    else response.write(chunk({ delta: { role: 'assistant', content: part } }))
    if (response.destroyed) return undefined
  }
  if (script.isCut) {
    await wait(20)
    return response.destroy()
  }
  response.write(chunk({ delta: {}, finish_reason: 'stop' }, usage))
  return response.end('data: [DONE]\n\n')
}

/** The records that a model was sent, by their numbers, as it reads them: without the marks. */
export function recordsIn({ messages }: AskedModel) {
  const texts = messages.flatMap(({ role, content }) => (role === 'system' ? [] : [content]))
  const pattern = /<record-\w+ number="(\d+)" kind="(\w+)">\n(.*?)\n<\/record-/gs
  return texts.flatMap((text) =>
    [...text.matchAll(pattern)].map(([, number = '', kind = '', marked = '']) => ({
      number: Number(number),
      kind,
      text: marked.replaceAll('^', ' '),
    })),
  )
}

/** The number by which a model cites the record that has a text. */
export const numberOf = (asked: AskedModel, text: string) =>
  recordsIn(asked).find((record) => record.text.includes(text))?.number ?? 99
