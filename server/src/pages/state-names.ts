import {
  StateWithContentName,
  stateWithContentNames,
} from '@app/contract/reference-lists/states-with-content.ts'
import { ConfigurationError } from '../platform/configuration.ts'
import type { StateVideos } from '../platform/state-videos.ts'

/** Throws if a video is configured for something else than a state with content. */
export function checkStateNames(videos: StateVideos) {
  for (const name of Object.keys(videos))
    if (!StateWithContentName.safeParse(name).success)
      throw new ConfigurationError(
        `Configuration: STATE_VIDEOS: there is no state ${name} with content. Known are ${stateWithContentNames.join(', ')}`,
      )
}
