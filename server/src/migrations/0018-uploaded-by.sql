-- The bytes of a file count for the account that uploaded it, which may be another one than that of its row.
alter table image add column uploaded_by uuid references app_user (id);
alter table document add column uploaded_by uuid references app_user (id);
update image set uploaded_by = created_by where sha256 is not null;
update document set uploaded_by = created_by where sha256 is not null;
create index image_uploader on image (uploaded_by) where uploaded_by is not null;
create index document_uploader on document (uploaded_by) where uploaded_by is not null;
