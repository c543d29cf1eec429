import type { Api } from '@app/contract/api.ts'
import type { TourGuide, TourGuideDraft } from '@app/contract/assistants/tour-guide-schema.ts'
import { patchBetween } from '@app/contract/rules/patch-between.ts'
import { useEffect, useRef } from 'react'
import { ApiProblem } from '../api/problem.ts'
import { canMerge } from './can-merge.ts'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { fill, useWrite } from '../platform/calls/use-write.ts'

const { tourGuide } = calls['destination-mgmt'].destinations

/** What is written, without what was published and when. */
const draftOf = ({ name, tone, greeting, sources, neverSay, questions, answers }: TourGuideDraft) => ({
  name,
  tone,
  greeting,
  sources,
  neverSay,
  questions,
  answers,
})

const fieldsOf = ({ isOn, skippedQuestions, ...guide }: TourGuide) => ({
  isOn,
  skippedQuestions,
  ...draftOf(guide),
})

/** Fields as they are to be, from those that are stored. */
export type Change = (guide: TourGuide) => Partial<ReturnType<typeof fieldsOf>>

/** How many changes aren't published. */
export const unpublishedCount = (guide: TourGuide) =>
  patchBetween(draftOf(guide.published), draftOf(guide)).length

export const asPublished: Change = ({ published }) => draftOf(published)

const isStale = (error: unknown): error is ApiProblem => error instanceof ApiProblem && error.status === 412

const inWords = (error: unknown) =>
  isStale(error)
    ? new ApiProblem({
        ...error.problem,
        detail: 'A colleague changed the guide meanwhile. You see their version now. Make your change again.',
      })
    : error

type Calls = Api['destination-mgmt']['destinations']['tourGuide']
type Reply = Awaited<ReturnType<Calls['get']>>

/** The guide of a destination as its team writes it. Each change is stored at once, and reaches visitors when it is published. */
export function useSetup(ownerId: string) {
  const read = useRead(tourGuide.get, { ownerId })
  const latest = useRef<Reply>(undefined)
  useEffect(() => {
    latest.current = read.data
  }, [read.data])
  /** One write after another, because each needs the ETag of the one before. */
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  async function inTurn(
    { 'destination-mgmt': { destinations } }: Api,
    write: (to: Calls, guide: TourGuide, ifMatch: { ifMatch?: string }) => Promise<Reply>,
  ) {
    const turn = queue.current.then(async () => {
      const { data: guide, etag } = latest.current ?? { data: null }
      if (guide !== null)
        latest.current = await write(
          destinations.tourGuide,
          guide,
          etag === undefined ? {} : { ifMatch: etag },
        ).catch((error: unknown) => {
          throw inWords(error)
        })
      return latest.current ?? { data: null }
    })
    queue.current = turn.catch(() => undefined)
    return turn
  }

  const options = {
    touches: [{ call: tourGuide, owner: ownerId }, calls['assistant-mgmt'].assistants.tourGuide],
    isTouchedByFailure: true,
    fills: (reply: Reply) => [fill(tourGuide.get, { ownerId }, reply)],
    failed: 'Not saved.',
  }
  const create = useWrite(tourGuide.create, options)
  const changing = useWrite(
    async (api: Api, change: Change) =>
      inTurn(api, async (to, guide, ifMatch) => {
        const write = async (stored: TourGuide, at: typeof ifMatch) => {
          const before = fieldsOf(stored)
          const patch = patchBetween(before, { ...before, ...change(stored) })
          return to.update({ ownerId, id: stored.id, patch }, at)
        }
        try {
          return await write(guide, ifMatch)
        } catch (error) {
          if (!isStale(error)) throw error
          const { data: theirs, etag } = await to.get({ ownerId })
          const before = fieldsOf(guide)
          if (theirs === null || !canMerge(before, { ...before, ...change(guide) }, fieldsOf(theirs)))
            throw error
          return write(theirs, etag === undefined ? {} : { ifMatch: etag })
        }
      }),
    options,
  )
  const publishing = useWrite(
    async (api: Api) => inTurn(api, async (to, { id }, ifMatch) => to.publish({ ownerId, id }, ifMatch)),
    { ...options, failed: 'Not published.', done: 'Published. Visitors get these answers now.' },
  )
  return {
    read,
    isBusy: create.isBusy || changing.isBusy || publishing.isBusy,
    turnOn: () => create.run({ ownerId, data: {} }),
    /** For controls: a toast has the reason of a failure. */
    change: (change: Change) => changing.run(change),
    /** For forms: rejects. */
    save: async (change: Change) => changing.send(change),
    publish: () => publishing.run(),
  }
}
export type Setup = ReturnType<typeof useSetup>
