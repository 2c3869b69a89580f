/** The server's data under the names that this page uses. Only this file knows the names in the generated schema. */
import type { components, paths } from "./schema";

/** What a successful request returns. */
type Response<Request> = Request extends {
  responses: { 200: { content: { "application/json": infer Body } } };
}
  ? Body
  : never;

/** All options of a table have defaults, but the server sends every one. */
type WithOptions<Body extends { table: { options: object } }> = Omit<Body, "table"> & {
  table: Omit<Body["table"], "options"> & { options: Required<Body["table"]["options"]> };
};

export type DealDay = Response<paths["/api/deals/{date}"]["get"]>;
export type DealResults = Response<paths["/api/deals/{date}/results"]["get"]>;
export type MyDeals = Response<paths["/api/me/deals"]["get"]>;
export type Hint = Response<paths["/api/tables/{code}/hint"]["post"]>;
export type Message = WithOptions<Response<paths["/api/tables/{code}/events"]["get"]>>;
export type Preview = Response<paths["/api/tables/{code}/preview"]["post"]>;
export type Replay = Response<paths["/api/tables/{code}/replay"]["get"]>;
export type Review = Response<paths["/api/tables/{code}/review"]["post"]>;
export type Snapshot = WithOptions<Response<paths["/api/tables/{code}"]["get"]>>;
export type TableSummary = Response<paths["/api/tables"]["get"]>["tables"][number];
export type TileSet = Response<paths["/api/tables/{code}/tiles"]["get"]>;
export type TurnAnswer = WithOptions<Response<paths["/api/tables/{code}/turns"]["post"]>>;

export type AccountState = Response<paths["/api/account"]["get"]>;
export type Account = NonNullable<AccountState["account"]>;
export type Passkey = Account["passkeys"][number];
export type RegisterOptions = Response<paths["/api/account/passkeys/options"]["post"]>;
export type SignInOptions = Response<paths["/api/account/sign-in/options"]["post"]>;
export type Deal = DealDay["deal"];
export type DealAttempt = MyDeals["attempts"][number];
export type DealOutcome = NonNullable<DealAttempt["outcome"]>;
export type LeaderboardPage = Response<paths["/api/players"]["get"]>;
export type RatedPlayer = LeaderboardPage["players"][number];
export type RatedBot = LeaderboardPage["bots"][number];
export type Profile = Response<paths["/api/players/{public_id}"]["get"]>;
export type TableRatings = Response<paths["/api/tables/{code}/ratings"]["get"]>;
export type RatedSeat = TableRatings["seats"][number];
export type Waiting = Response<paths["/api/matches"]["get"]>["waiting"][number];

export type CreateTable = components["schemas"]["CreateTable"];
export type GameRecord = components["schemas"]["Record"];
export type ErrorForm = components["schemas"]["ErrorAnswer"];
export type Signal = components["schemas"]["Signal"];
export type Commit = components["schemas"]["Commit"];
export type TurnMessage = components["schemas"]["TurnMessage"];
export type RefusedMessage = components["schemas"]["RefusedMessage"];
export type CompactTurn = TurnMessage["turn"];

export type Table = Message["table"];
export type Seat = Table["seats"][number];
export type Level = NonNullable<Seat["level"]>;
export type TableEvent = Message["events"][number];
export type TurnEvent = TurnAnswer["event"];
export type ActionChanges = TurnEvent["actions"][number];
export type Action = ActionChanges["action"];
export type Changes = ActionChanges["changes"];

export type State = Preview["state"];
export type Place = State["display"][number]["place"];
export type God = State["gods"][number];
export type PlayerState = State["players"][number];
export type PlacedTile = PlayerState["universe"][number];
export type Worshipers = PlayerState["realm"];
export type Color = keyof Worshipers;
export type Region = TileSet["regions"][number];

/** A finished game in short, in this page or at the server. */
export type PlayedGame = components["schemas"]["OwnGame"];
export type PlayedSeat = components["schemas"]["PlayedSeat"];
export type SeatReview = components["schemas"]["SeatReview"];

export type PlayerPoints = NonNullable<Message["points"]>[number];
export type Score = NonNullable<Message["score"]>;
export type PlayerScore = Score["players"][number];

export type Refusal = Preview["otherwise"];
export type Refused = Preview["refused"][number];

export type ReviewResult = NonNullable<Review["result"]>;
export type ReviewedTurn = ReviewResult["turns"][number];
export type JudgedTurn = ReviewedTurn["best"];

export const COLORS: readonly Color[] = ["R", "B", "Y", "G", "W"];
