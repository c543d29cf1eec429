-- People read what happened to the pages that they follow and manage, newest first. Most rows of the audit log aren't shown to
-- them, so the indexes have only those that may be, and a query repeats the condition of its index. A page's likes and follows
-- are an index of their own, or a popular page's would bury its other rows.
create index audit_log_activity on audit_log (owner_id, at desc, id desc) where operation ~
  '^[a-z-]+\.[a-zA-Z]+\.(create|clone|update|restore|approve|submit|decide|accept|(images|documents)\.putFile|reviews\.create|(amenities|sports|spaceTypes|hours|partners|requirements)\.(create|update|remove))$';
create index audit_log_reactions on audit_log (owner_id, at desc, id desc) where operation ~
  '^[a-z-]+\.[a-zA-Z]+\.(likes|followers)\.add$';
