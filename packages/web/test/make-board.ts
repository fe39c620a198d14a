import type {
  Board,
  BoardSection,
  BoardVersion,
  Comment,
  Feedback,
  SharedBoard,
  SharedVersion,
  ShareLink,
  ShareUpload,
} from '@home-design/contract';
import { make } from './make.ts';

const AT = '2026-01-02T10:00:00.000Z';

type About<Thing> = Partial<Record<keyof Thing, unknown>>;

/** Valid boards, links and what belongs to them; what is passed in tells the story of the test. */
export const makeBoard = {
  version(about: About<BoardVersion> = {}): BoardVersion {
    return {
      ...make.version(),
      image_name: 'bedroom.jpg',
      caption: '',
      sent_by: null,
      ...about,
    } as BoardVersion;
  },
  board(versions: BoardVersion[] = [], about: About<Board> = {}): Board {
    return {
      id: make.id(),
      name: 'Client choice',
      description: 'Two rooms for Saturday',
      project: make.id(),
      project_title: 'Elm Street',
      image_count: versions.length,
      thumbnail_url: versions[0]?.thumbnail_url ?? null,
      versions,
      sections: [],
      cover: null,
      is_public: false,
      share_token: null,
      share_links: [],
      is_auto_generated: false,
      created_at: AT,
      updated_at: AT,
      ...about,
    } as Board;
  },
  /** A board with these active links. */
  sharedBy(board: Board, ...links: ShareLink[]): Board {
    return { ...board, is_public: true, share_token: links[0]?.token ?? null, share_links: links };
  },
  link(about: About<ShareLink> = {}): ShareLink {
    const id = make.id();
    const token = `token-${id}`;
    return {
      id,
      url: `https://homes.example/app/share/board/${token}`,
      token,
      permission: 'view',
      resource_type: 'board',
      resource_id: make.id(),
      expires_at: null,
      is_active: true,
      has_password: false,
      allows_download: true,
      shows_label: false,
      shows_originals: false,
      takes_comments: true,
      approves_uploads: false,
      message: '',
      embed_origins: [],
      visit_count: 0,
      visitor_count: 0,
      waiting_uploads: 0,
      wrong_passwords: 0,
      wrong_passwords_since: null,
      created_at: AT,
      ...about,
    } as ShareLink;
  },
  upload(about: About<ShareUpload> = {}): ShareUpload {
    const id = make.id();
    return {
      id,
      link: make.id(),
      image: make.id(),
      image_name: 'sofa.jpg',
      version: make.id(),
      thumbnail_url: `/pictures/${id}/thumbnail`,
      preview_url: `/pictures/${id}/preview`,
      status: 'waiting',
      name: 'Kim',
      sent_at: AT,
      ...about,
    } as ShareUpload;
  },
  comment(about: About<Comment> = {}): Comment {
    return {
      id: make.id(),
      version: make.id(),
      text: 'Lighter, please',
      name: 'Kim',
      created_at: AT,
      answer: null,
      answered_at: null,
      ...about,
    } as Comment;
  },
  choice(about: About<Feedback['choices'][number]> = {}): Feedback['choices'][number] {
    return {
      section: make.id(),
      version: make.id(),
      reason: '',
      at: AT,
      link: make.id(),
      name: '',
      ...about,
    } as Feedback['choices'][number];
  },
  section(version_ids: readonly string[], about: About<BoardSection> = {}): BoardSection {
    return { id: make.id(), name: 'Living room', question: null, version_ids, ...about } as BoardSection;
  },
  sharedVersion(about: About<SharedVersion> = {}): SharedVersion {
    const id = make.id();
    return {
      id,
      label: 'Sage walls',
      photo_name: null,
      caption: '',
      kind: 'edited',
      created_at: AT,
      storage_url: `/shared/${id}/original`,
      preview_url: `/shared/${id}/preview`,
      thumbnail_url: `/shared/${id}/thumbnail`,
      thumbhash: null,
      width: 4000,
      height: 3000,
      download_url: `/shared/${id}/download`,
      is_altered: true,
      original: null,
      is_sent: false,
      ...about,
    } as SharedVersion;
  },
  shared(versions: SharedVersion[] = [], about: About<SharedBoard> = {}): SharedBoard {
    return {
      name: 'Client choice',
      description: 'Two rooms for Saturday',
      project_name: 'Elm Street',
      message: '',
      permission: 'view',
      versions,
      sections: [],
      cover: null,
      expires_at: null,
      allows_download: true,
      shows_label: false,
      takes_comments: false,
      approves_uploads: false,
      branding: null,
      ...about,
    } as SharedBoard;
  },
};
