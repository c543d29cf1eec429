import type { Api, TestServer } from './test-server.ts'

type Answer = Parameters<Api['leadAnswers']['answer']>[0]['data']
type Move = Parameters<Api['requests']['move']>[0]['data']

/** Opens a mailed link as a browser does: learns what it is for, and then calls with its key. */
export async function openLink(server: Pick<TestServer, 'as'>, key: string) {
  const { mailedLinks, leadAnswers, requests } = await server.as()
  const options = { mailedKey: key }
  const { data: link } = await mailedLinks.mine({}, options)
  if (!link) throw new Error('the call had no key')
  const lead = { id: link.leadId ?? '' }
  const request = { id: link.eventId }
  return {
    ...link,
    readLead: () => leadAnswers.read(lead, options),
    answer: (data: Answer) => leadAnswers.answer({ ...lead, data }, options),
    optOut: () => leadAnswers.optOut(lead, options),
    readRequest: () => requests.read(request, options),
    confirm: () => requests.confirm(request, options),
    move: (data: Move) => requests.move({ ...request, data }, options),
  }
}
