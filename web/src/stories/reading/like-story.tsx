import type { Story } from '@app/contract/stories/story-schema.ts'
import { loggedIn } from '../../api/session.ts'
import { Button } from '../../components/actions/button.tsx'
import { count as formatCount } from '../../components/format.ts'
import { noteVisit } from '../../page/note-visit.ts'
import { calls } from '../../platform/calls/calls.ts'
import { useWrite } from '../../platform/calls/use-write.ts'

interface LikeStoryProps {
  story: Pick<Story, 'ownerId' | 'isLiked' | 'likeCount'>
}

/** Likes a story, or takes that back. Visitors log in first. */
export function LikeStory({ story: { ownerId, isLiked, likeCount } }: LikeStoryProps) {
  const { bySlug } = calls['story-mgmt'].stories
  const { run, pending } = useWrite(
    async ({ 'story-mgmt': { stories } }, isOn: boolean) =>
      isOn ? stories.likes.add({ ownerId, data: {} }) : stories.likes.removeMine({ ownerId }),
    {
      touches: [bySlug],
      failed: 'Your like was not saved.',
      onDone: (_reply, isOn) => isOn && noteVisit('like', ownerId),
    },
  )
  const isOn = pending ?? isLiked
  const count = likeCount + Number(isOn) - Number(isLiked)
  const press = async () => {
    if (await loggedIn()) run(!isOn)
  }
  return (
    <Button icon="heart" className="needs-script" aria-pressed={isOn} onClick={() => void press()}>
      Like
      {count > 0 && (
        <span className="dim">
          {formatCount(count)}
          <span className="sr"> so far</span>
        </span>
      )}
    </Button>
  )
}
