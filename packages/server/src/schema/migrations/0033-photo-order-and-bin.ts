import { type Kysely, sql } from 'kysely';

/** One statement per call: the embedded database takes no more than that. */
const STATEMENTS = [
  // Photos uploaded outside a project get one: 'My photos', at most one for each person.
  sql`alter table projects add column is_default boolean not null default false`,
  sql`create unique index one_default_project_per_user on projects (user_id)
    where is_default and deleted_at is null`,
  sql`insert into projects (id, user_id, title, address, notes, is_default, created_at, updated_at)
    select gen_random_uuid(), user_id, 'My photos', '', '', true, min(created_at), max(created_at)
    from images where project_id is null group by user_id`,
  sql`insert into boards (id, user_id, project_id, name, description, is_auto_generated, created_at, updated_at)
    select gen_random_uuid(), user_id, id, title, '', true, created_at, updated_at from projects where is_default`,
  sql`update operations set project_id = projects.id from images, projects
    where operations.project_id is null and images.id = operations.image_id and images.project_id is null
      and projects.user_id = images.user_id and projects.is_default`,
  sql`update images set project_id = projects.id from projects
    where images.project_id is null and projects.user_id = images.user_id and projects.is_default`,

  // The order of a project's photos, and the place of each among the files it was uploaded with.
  sql`alter table images add column position integer not null default 0`,
  sql`alter table images add column upload_batch uuid`,
  sql`alter table images add column batch_index integer`,
  // The sample project was written with its first photo as the newest.
  sql`update images set position = numbered.place from (
      select images.id, row_number() over (
        partition by images.project_id
        order by case when projects.is_sample then -extract(epoch from images.created_at)
          else extract(epoch from images.created_at) end, images.id) as place
      from images left join projects on projects.id = images.project_id
    ) as numbered where numbered.id = images.id`,
  sql`create index images_in_order on images (project_id, position)`,
  sql`create index images_of_batch on images (project_id, upload_batch) where upload_batch is not null`,

  // What was deleted: the thing itself, or something it belongs to.
  sql`alter table images add column deleted_with text check (deleted_with in ('itself', 'project'))`,
  sql`alter table versions add column deleted_with text check (deleted_with in ('itself', 'photo', 'project'))`,
  sql`update images set deleted_with = 'project' where deleted_at is not null`,
  sql`update versions set deleted_with = 'project' where deleted_at is not null`,
  sql`create index photos_in_bin on images (user_id, deleted_at) where deleted_with = 'itself'`,
  sql`create index versions_in_bin on versions (user_id, deleted_at) where deleted_with = 'itself'`,
  sql`create index boards_in_bin on boards (user_id, deleted_at) where deleted_at is not null`,

  // While a version lies in the bin, what was made from it hangs from the nearest ancestor that does not.
  sql`alter table versions add column made_from_id uuid references versions (id) on delete set null`,
  sql`update versions set made_from_id = parent_id where parent_id is not null`,
  sql`create index versions_by_source on versions (made_from_id)`,
  sql`alter table versions add column was_primary boolean not null default false`,

  sql`create or replace view project_items as
    select images.project_id, versions.id as version_id, images.created_at as added_at, images.position
    from images
    join versions on versions.image_id = images.id
    where images.project_id is not null and versions.is_primary and versions.status = 'completed'
      and versions.deleted_at is null
      and not exists (
        select 1 from share_uploads where share_uploads.image_id = images.id and share_uploads.status <> 'shown'
      )`,
  sql`create or replace view board_items as
    select board_versions.board_id, board_versions.version_id, board_versions.position,
      boards.created_at as added_at
    from board_versions
    join boards on boards.id = board_versions.board_id
    join versions on versions.id = board_versions.version_id
    where versions.status = 'completed' and versions.deleted_at is null and not boards.is_auto_generated
    union all
    select boards.id, project_items.version_id, project_items.position, project_items.added_at
    from boards
    join project_items on project_items.project_id = boards.project_id
    where boards.is_auto_generated`,
];

/** An order of the photos of a project, a project for photos without one, and a bin for photos and versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
