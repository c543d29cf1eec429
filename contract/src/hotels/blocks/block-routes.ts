import type * as z from 'zod'
import { Nothing, One } from '../../envelope.ts'
import { under, wholeList } from '../../patterns/items.ts'
import type { OwnerDeclaration } from '../../profile-kind.ts'
import { route } from '../../route.ts'
import {
  BlockAnswer,
  BlockOffer,
  BlockProposal,
  BlockSizes,
  PickUpReport,
  RoomBlock,
  roomBlocks,
} from './block-schema.ts'

const reply = One(RoomBlock)
const creation = { method: 'POST', allow: 'manager', budget: 'creations', status: 201, reply } as const

/** The blocks that a page has asked for, or that are for its event. `request` says what it asks with. */
export const blocksAskedBy = <const P extends string, const D extends z.ZodType>(
  kind: OwnerDeclaration<P>,
  request: D,
) => {
  const place = under(kind, 'blocks')
  const { create, ...lists } = wholeList(place, roomBlocks, { read: 'member', write: 'manager' })
  const one = { owner: place.owner, allow: 'manager' } as const
  return {
    ...lists,
    create: route({
      ...creation,
      ...place,
      quotas: create.quotas ?? [],
      data: request,
      summary: 'Ask a hotel for a block of rooms',
    }),
    get: route({ method: 'GET', ...one, path: `${place.path}/{id}` as const, allow: 'member', reply }),
    agree: route({
      method: 'POST',
      ...one,
      path: `${place.path}/{id}/agreement` as const,
      reply,
      summary: 'Agree to what the hotel offers, which takes the rooms from its inventory',
    }),
    cancel: route({
      method: 'POST',
      ...one,
      path: `${place.path}/{id}/cancellation` as const,
      reply,
      summary: 'Ask no longer. Only until the block is agreed',
    }),
  }
}

/** The blocks that a hotel is asked for. Without an account, its link from the email answers, too. */
export const blocksOfHotel = <const P extends string>(kind: OwnerDeclaration<P>) => {
  const place = under(kind, 'blocks')
  const {
    list,
    filtered,
    create,
    export: exported,
  } = wholeList(place, roomBlocks, {
    read: 'member',
    write: 'manager',
  })
  const one = { owner: place.owner, item: 'roomBlock', allow: 'manager', link: 'desk' } as const
  return {
    list,
    filtered,
    export: exported,
    get: route({ method: 'GET', ...one, path: `${place.path}/{id}` as const, allow: 'member', reply }),
    propose: route({
      ...creation,
      ...place,
      quotas: create.quotas ?? [],
      data: BlockProposal,
      summary: 'Offer rooms for an event that has not asked. Its managers agree, or say no',
    }),
    offer: route({
      method: 'PUT',
      ...one,
      path: `${place.path}/{id}/offer` as const,
      data: BlockOffer,
      reply,
      summary: 'Offer rooms, or change what was offered until it is agreed',
    }),
    decline: route({
      method: 'POST',
      ...one,
      path: `${place.path}/{id}/refusal` as const,
      data: BlockAnswer.default({ answer: null }),
      reply,
    }),
    resize: route({
      method: 'PUT',
      ...one,
      path: `${place.path}/{id}/sizes` as const,
      data: BlockSizes,
      reply,
      summary: 'Add rooms to an agreed block, or take back what nobody has booked',
    }),
    report: route({
      method: 'PUT',
      ...one,
      path: `${place.path}/{id}/pickup` as const,
      data: PickUpReport,
      reply,
      summary:
        'Say how many of the rooms that the hotel books itself are booked, in place of the last report',
    }),
    optOut: route({
      ...one,
      // Only the link is of the address.
      allow: 'admin',
      method: 'POST',
      path: `${place.path}/{id}/opt-out` as const,
      reply: Nothing,
      summary: 'No more emails about rooms and requests to the address that the link was mailed to',
    }),
    wrongHotel: route({
      ...one,
      allow: 'admin',
      method: 'POST',
      path: `${place.path}/{id}/wrong-hotel` as const,
      reply: Nothing,
      summary:
        'The address that the link was mailed to is not the hotel’s: whoever asked is told, the link ends, and the address gets no more emails about the hotel',
    }),
    release: route({
      method: 'POST',
      ...one,
      path: `${place.path}/{id}/release` as const,
      reply,
      summary: 'Take back all that nobody has booked. Guests who have booked keep their rooms',
    }),
  }
}
