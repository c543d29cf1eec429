import { openPictures } from '../pictures/open-pictures.ts'
import { runTask } from '../pictures/tasks.ts'

/** Works on images in this process, so that tests don't start one each. */
export const testPictures = openPictures(runTask)
