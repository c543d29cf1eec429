-- Of grants of programs: the name that people read when they allowed it. The document of the program may change, or be gone.
alter table identity.artifact add column program_name text;
