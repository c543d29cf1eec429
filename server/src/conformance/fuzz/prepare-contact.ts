import { issueKey } from '../../testing/linked-request.ts'
import type { World } from '../world.ts'
import { newcomer, type AcceptedCalls } from './accepted-call.ts'

const adminOf = ({ server, people }: World) => server.withToken(people.admin.token)
const founderOf = ({ server, founder }: World) => server.withToken(founder.token)
const pageOf = async ({ server, founderPerson }: World, changes: object = {}) =>
  (await server.stage.facility({ manager: founderPerson, ...changes })).id

/** A claim to a page without managers, which is proved at the page's own domain. */
async function openClaim(world: World) {
  const ownerId = await pageOf(world, { website: 'https://www.elmhall.org' })
  await world.server.pool.query('delete from member where owner_id = $1', [ownerId])
  const by = await newcomer(world)
  const data = { role: 'Owner', email: 'desk@elmhall.org' }
  const { id } = (await by.api.facilities.claims.submit({ ownerId, data })).data
  return { by, id }
}

async function openInvitation(world: World) {
  const by = await newcomer(world)
  const data = { userId: by.id }
  const { id } = (await founderOf(world).facilities.managers.create({ ownerId: await pageOf(world), data }))
    .data
  return { by, id, token: await issueKey(world.server, 'invitation', id) }
}

async function openInquiry(world: World) {
  const by = await newcomer(world)
  const data = { topic: 'Question' as const, message: 'How much is it?' }
  const { id } = (await by.api.inquiries.create({ data })).data
  return { by, inquiryId: id ?? '' }
}

/** Decisions of administrators, invitations and messages to us: calls about what has to be open. */
export const contactCalls: AcceptedCalls = {
  'contact-mgmt.claims.decide': async (world) => ({
    by: world.people.admin,
    input: { data: { claimId: (await openClaim(world)).id, status: 'Approved' } },
  }),
  'contact-mgmt.claims.prove': async (world) => {
    const { by, id } = await openClaim(world)
    return { by, input: { data: { token: await issueKey(world.server, 'claim-proof', id) } } }
  },
  'contact-mgmt.invitations.read': async (world) => ({
    by: {},
    input: { data: { token: (await openInvitation(world)).token } },
  }),
  'contact-mgmt.invitations.accept': async (world) => {
    const { by, id } = await openInvitation(world)
    return { by, input: { data: { invitationId: id } } }
  },
  'contact-mgmt.invitations.decline': async (world) => ({
    by: {},
    input: { data: { token: (await openInvitation(world)).token } },
  }),
  'contact-mgmt.nameChanges.decide': async (world) => {
    const id = await pageOf(world)
    const patch = [{ op: 'replace' as const, path: '/name', value: 'Casino Royal' }]
    await founderOf(world).facilities.update({ id, patch })
    const { data } = await adminOf(world).nameChanges.list({ take: 100 })
    const nameChangeId = data.find(({ profile }) => profile.id === id)?.id
    return { by: world.people.admin, input: { data: { nameChangeId, status: 'Accepted' } } }
  },
  'contact-mgmt.membershipAsks.decide': async (world) => {
    const ownerId = await pageOf(world)
    const data = { tier: 'Gold' as const }
    const ask = await founderOf(world).facilities.membershipAsks.ask({ ownerId, data })
    return { by: world.people.admin, input: { data: { askId: ask.data.id, status: 'Granted' } } }
  },
  'contact-mgmt.approvals.decide': async (world) => {
    const draft = { name: 'Oak Hall', city: 'Dayton', state: 'Ohio' as const }
    const { data } = await founderOf(world).facilities.create({ data: draft })
    return { by: world.people.admin, input: { data: { profileId: data.id, status: 'Approved' } } }
  },
  'contact-mgmt.inquiries.read': async (world) => {
    const { by, inquiryId } = await openInquiry(world)
    return { by, input: { data: { inquiryId } } }
  },
  'contact-mgmt.inquiries.confirm': async (world) => {
    const { by, inquiryId } = await openInquiry(world)
    return { by, input: { data: { key: await issueKey(world.server, 'inquiry-key', inquiryId) } } }
  },
  'contact-mgmt.inquiries.reply': async (world) => {
    const { by, inquiryId } = await openInquiry(world)
    return { by, input: { data: { inquiryId, text: 'And in March?' } } }
  },
  'contact-mgmt.inquiries.show': async (world) => ({
    by: world.people.admin,
    input: { data: { inquiryId: (await openInquiry(world)).inquiryId } },
  }),
  'contact-mgmt.inquiries.answer': async (world) => ({
    by: world.people.admin,
    input: { data: { inquiryId: (await openInquiry(world)).inquiryId, text: 'Nothing.' } },
  }),
  'contact-mgmt.inquiries.close': async (world) => ({
    by: world.people.admin,
    input: { data: { inquiryId: (await openInquiry(world)).inquiryId } },
  }),
}
