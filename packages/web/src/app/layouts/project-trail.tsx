import type { ProjectId } from '@home-design/contract';
import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { projectQuery } from '../../core/store/queries.ts';
import { paths } from '../../lib/addresses/paths.ts';
import classes from './app-layout.module.css';

/** The last entry of the header's breadcrumb: the project by its name, once the page has loaded the project. */
export function ProjectTrail({ id }: { id: ProjectId }) {
  const { data } = useQuery({ ...projectQuery(id), enabled: false });
  if (data === undefined) return null;
  return (
    <>
      <span aria-hidden="true">&gt;</span>
      <NavLink to={paths.project(id)} className={classes.place ?? ''}>
        <span>{data.title}</span>
      </NavLink>
    </>
  );
}
