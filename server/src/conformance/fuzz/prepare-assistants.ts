import { insertExchange } from '../../testing/exchanges.ts'
import type { World } from '../world.ts'
import { newcomer, type AcceptedCalls } from './accepted-call.ts'

/** A destination with a guide. */
async function guidedDestination({ server, founderPerson }: World) {
  const { id } = await server.stage.destination({ manager: founderPerson })
  await (await server.as(founderPerson)).destinations.tourGuide.create({ ownerId: id, data: {} })
  return id
}

/** An exchange of somebody who has asked once. */
async function ownExchange(world: World) {
  const by = await newcomer(world)
  const ownerId = await guidedDestination(world)
  const { id, answerId } = await insertExchange(world.server.db, { destinationId: ownerId, userId: by.id })
  return { by, ownerId, id, answerId }
}

const onOwn = async (world: World) => {
  const { by, id } = await ownExchange(world)
  return { by, input: { id } }
}

/** Questions to a guide, and what their askers do with the answers. */
export const assistantCalls: AcceptedCalls = {
  'assistant-mgmt.exchanges.get': onOwn,
  'assistant-mgmt.exchanges.messages': onOwn,
  'assistant-mgmt.exchanges.remove': onOwn,
  'assistant-mgmt.exchanges.feedback': async (world) => {
    const { by, id, answerId } = await ownExchange(world)
    return { by, input: { id, messageId: answerId, data: { isHelpful: false, reason: 'Old' } } }
  },
  'assistant-mgmt.exchanges.notifyUnanswered': async (world) => {
    const { ownerId } = await ownExchange(world)
    return { by: world.people.admin, input: { id: ownerId } }
  },
  'assistant-mgmt.assistants.tourGuide.introduction': async (world) => ({
    by: {},
    input: { id: await guidedDestination(world) },
  }),
  'assistant-mgmt.assistants.tourGuide.questions': async (world) => ({
    by: {},
    input: { id: await guidedDestination(world), context: 'facility' },
  }),
  'assistant-mgmt.assistants.tourGuide.ask': async (world) => ({
    by: await newcomer(world),
    input: { id: await guidedDestination(world), data: { question: 'Where do buses park?' } },
  }),
  'assistant-mgmt.assistants.tourGuide.nextQuestions': async (world) => {
    const { by, ownerId, id } = await ownExchange(world)
    return { by, input: { ownerId, id } }
  },
}
