/** Words that connect others, of which nothing is searched for. In English, Spanish and French. */
export const connectingWords: ReadonlySet<string> = new Set(
  'a an the for with and or to my our we i need want looking find search some any that has have having is are of on in at near around within from by close outside y con para de del la el los las un una le les des du et avec pour au aux dans en pres cerca'.split(
    ' ',
  ),
)
